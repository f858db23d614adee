/** What the page looks like on this device, by the name that the styles know; the usual is unsaid. */
interface Look {
  theme: 'system' | 'light' | 'dark';
  text: '1' | '2' | '3' | '4';
  labels: 'usual' | 'big';
  hand: 'right' | 'left';
}

/** Applies this device's display settings to the page. */
export function applyTheme({ theme, text, labels, hand }: Look): void {
  const { dataset } = document.documentElement;
  const say = (name: string, value: string, usual: string) => {
    if (value === usual) delete dataset[name];
    else dataset[name] = value;
  };
  say('theme', theme, 'system');
  say('text', text, '1');
  say('labels', labels, 'usual');
  say('hand', hand, 'right');
}
