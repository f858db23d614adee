import type { Page } from '@playwright/test';

/** The printable width of an A4 sheet, in CSS pixels. */
export const PAPER = { width: 710, height: 1040 };

/** What should not stand on paper, or not so, a sentence each; the page stays as it is on paper. */
export async function findOnPaper(page: Page): Promise<string[]> {
  // Both at once: what changes is drawn once.
  await Promise.all([
    page.emulateMedia({ media: 'print', colorScheme: 'dark' }),
    page.setViewportSize(PAPER),
  ]);
  return page.evaluate(() => {
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
      // Backgrounds that carry meaning must be printed.
      ...(printColorAdjust === 'exact' ? [] : ['backgrounds are left out']),
    ];
  });
}

/** What is invisible or has a color of our own in forced colors: a sentence each. */
export async function findInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await lookInForcedColors(page);
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** The same on a page that has few colors already. */
export const lookInForcedColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
    /** Black, white and gray are system colors too. */
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
        // The browser would paint a backplate behind its words, over the content next to them.
        ...(look.getPropertyValue('forced-color-adjust') === 'auto' ? ['has plates'] : []),
      ].map((what) => `${what}: ${one.outerHTML.slice(0, 80)}`);
    });
    return wrong.slice(0, 5);
  });

/** Selected items that look like unselected ones next to them: a sentence each. */
export const findLostMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PARTS = [
      'backgroundColor',
      'borderTop',
      'borderBottom',
      'outline',
      'color',
      'textDecorationLine',
      'fontWeight',
      'display',
      'visibility',
      'opacity',
      'boxShadow',
      'clipPath',
    ] as const;
    const look = (one: Element, part?: string) => {
      const style = getComputedStyle(one, part);
      return [part ? style.content : '', ...PARTS.map((name) => style[name])].join();
    };
    /** Everything visible about it but its words. */
    const drawn = (one: Element) =>
      [one, ...one.querySelectorAll('*')]
        .map((part) => [part.tagName, look(part), look(part, '::before'), look(part, '::after')].join())
        .join(';');
    const isChosen = (one: Element) =>
      one instanceof HTMLInputElement
        ? one.checked
        : ['aria-pressed', 'aria-selected', 'aria-current', 'aria-checked'].some((name) =>
            /^(true|page|step|date)$/.test(one.getAttribute(name) ?? ''),
          );
    const CHOICES =
      'input[type="radio"], input[type="checkbox"], [aria-pressed], [aria-selected], [aria-current], [role="radio"]';
    const faceOf = (one: Element) => one.closest('label') ?? one;
    const all = [...document.querySelectorAll(CHOICES)].filter((one) => {
      const native = one.checkVisibility() && one instanceof HTMLInputElement && one.offsetWidth > 12;
      const shown =
        native && getComputedStyle(one).appearance !== 'none' && getComputedStyle(one).opacity !== '0';
      return !shown && faceOf(one).checkVisibility() && !faceOf(one).matches(':focus-within, :focus');
    });
    const lost = all.filter(isChosen).flatMap((chosen) => {
      const face = faceOf(chosen);
      const other = all.find(
        (one) => !isChosen(one) && faceOf(one).parentElement === face.parentElement && faceOf(one) !== face,
      );
      const same = other && drawn(faceOf(other)) === drawn(face);
      return same ? [`what is chosen is not marked: ${(face.textContent ?? '').trim().slice(0, 60)}`] : [];
    });
    return lost;
  });
