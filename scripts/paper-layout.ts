import type { CSSOptions } from 'vite';

// When printing, Firefox evaluates container queries by the width of the window and does not lay out the page
// again. So there are no containers in print (src/ui/print.css), and each query that holds on a portrait A4
// sheet becomes a print rule.

/** The width between the margins of an A4 sheet in rem of its 9.75pt type. Letter has 56.4: no query lies between. */
const PAPER_WIDTH = 54.6;

type Processing = Exclude<CSSOptions['postcss'], string | undefined>;
type Plugin = Extract<NonNullable<Processing['plugins']>[number], { postcssPlugin: string }>;

/** Whether a query of a container’s width, "(37.5rem < width < 62.5rem)", holds on paper. */
export function holdsOnPaper(query: string): boolean {
  const bounds = /^\((?:([\d.]+)rem (<=?|>=?) )?width(?: (<=?|>=?) ([\d.]+)rem)?\)$/.exec(query.trim());
  if (!bounds || (!bounds[2] && !bounds[3]))
    throw new Error(
      `Nobody knows whether “@container ${query}” holds on paper: write it as “(width <= 37.5rem)”.`,
    );
  const [, from, before, behind, to] = bounds;
  return holds(Number(from), before, PAPER_WIDTH) && holds(PAPER_WIDTH, behind, Number(to));
}

function holds(left: number, sign: string | undefined, right: number): boolean {
  return !sign || left === right ? !sign || sign.endsWith('=') : sign.startsWith('<') === left < right;
}

/** The PostCSS plugin that adds those rules. */
export const paperLayout: Plugin = {
  postcssPlugin: 'paper-layout',
  AtRuleExit: {
    container(query, { AtRule }) {
      if (query.params.startsWith('scroll-state') || !holdsOnPaper(query.params)) return;
      const paper = new AtRule({ name: 'media', params: 'print' });
      paper.append(query.nodes?.map((node) => node.clone()));
      query.after(paper);
    },
  },
};
