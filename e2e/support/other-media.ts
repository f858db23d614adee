import type { Page } from '@playwright/test';

/** As wide as what a sheet of A4 leaves between its margins, in pixels of CSS. */
export const PAPER = { width: 710, height: 1040 };

/** What should not stand on paper, or not so: a sentence each. */
export async function findOnPaper(page: Page): Promise<string[]> {
  // Both at once: what changes is drawn once.
  await Promise.all([
    page.emulateMedia({ media: 'print', colorScheme: 'dark' }),
    page.setViewportSize(PAPER),
  ]);
  const found = await page.evaluate(() => {
    const seen = (where: string) =>
      [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
    const forHands = seen('input, select, textarea, fieldset, form, nav, aside, header button');
    const { color, printColorAdjust } = getComputedStyle(document.body);
    return [
      ...forHands.map((one) => `for hands: ${one.outerHTML.slice(0, 80)}`),
      // Cards for cutting lie on a page of their own, with its own margins.
      ...(document.documentElement.scrollWidth > innerWidth && !document.querySelector('[data-paper]')
        ? ['wider than a sheet']
        : []),
      ...(color === 'rgb(0, 0, 0)' ? [] : [`ink is ${color}`]),
      // What is drawn with a background is left to nobody.
      ...(printColorAdjust === 'exact' ? [] : ['backgrounds are left out']),
    ];
  });
  await page.emulateMedia({ media: null });
  return found;
}

/** What a reader of few colors would miss or see in a color of ours: a sentence each. */
export async function findInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const probe = document.body.appendChild(document.createElement('i'));
    const NAMES = ['Highlight', 'HighlightText', 'LinkText', 'GrayText', 'ButtonText', 'FieldText'];
    const theirs = new Set(
      NAMES.map((name) => {
        probe.style.color = name;
        return numbers(getComputedStyle(probe).color).slice(0, 3).join();
      }),
    );
    probe.remove();
    /** Black, white and what lies between them are theirs as well. */
    const isOurs = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(color);
      return alpha > 0 && !(red === green && green === blue) && !theirs.has([red, green, blue].join());
    };
    const PARTS = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'borderLeftColor',
      'fill',
      'stroke',
    ] as const;
    const FIELDS = 'input, select, textarea, option';
    const wrong = [...document.body.querySelectorAll('*')].flatMap((one) => {
      if (one.matches(FIELDS) || !one.checkVisibility()) return [];
      const look = getComputedStyle(one);
      return [
        ...PARTS.filter((part) => isOurs(look[part])).map((part) => `${part} ${look[part]}`),
        // The browser would lay a plate behind its words, over what stands beside them.
        ...(look.getPropertyValue('forced-color-adjust') === 'auto' ? ['has plates'] : []),
      ].map((what) => `${what}: ${one.outerHTML.slice(0, 80)}`);
    });
    return wrong.slice(0, 5);
  });
  await page.emulateMedia({ forcedColors: null });
  return found;
}
