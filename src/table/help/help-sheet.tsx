import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type AppPlace, findHelp, type Help, type KeyLine, type RuleLine } from '@/kernel/help';
import { GAMES } from '@/store/games';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { Icon } from '@/ui/mark/icon';
import { Above } from '@/ui/page/page-layout';
import { CloseButton } from '@/ui/sheet/close-button';
import { Modal } from '@/ui/sheet/modal';
import voice from '@/ui/type.module.css';
import { APP_KEYS, APP_PAGES, appWordsOf } from './app-words';
import { FirstTurns } from './first-turns';
import styles from './help.module.css';
import { type Here, NowSection } from './now-section';
import { showWhole, WordList } from './word-list';

/** Keys, and what they do. */
function KeyList({ keys }: { keys: readonly KeyLine[] }) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ keys: caps, does }) => (
        <li key={does}>
          <span className={styles.caps}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
          <span>{does}</span>
        </li>
      ))}
    </ul>
  );
}

interface RuleListProps {
  rules: readonly RuleLine[];
  /** Undefined if no table is open or the screen is private. */
  onGo?: (place: AppPlace) => void;
}

/** Rules by label, paraphrased, with links to where the app applies them. */
function RuleList({ rules, onGo }: RuleListProps) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules} aria-label="Rules">
      {rules.map(({ label, words, at }) => (
        <li key={label}>
          <span className={voice.rule}>{label}</span>
          <span>{words}</span>
          {onGo && (at.page || at.sheet) ? (
            <Button aria-label={`Go to ${at.name} for ${label}`} onClick={() => onGo(at)}>
              {at.name}
            </Button>
          ) : (
            <span className={styles.where}>{at.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface HelpProps {
  helps: Readonly<Record<string, Help>>;
  game: string;
  /** No table is open, so other games can be chosen. */
  choice?: boolean;
  here: Here;
  /** Opened by a key: there is a keyboard to search with. */
  typed: boolean;
  onClose: () => void;
  /** Opens the place that a rule links to; undefined if nothing can be opened. */
  onGo?: (place: AppPlace) => void;
}

/** The game’s words and the app’s, in the order of the alphabet. */
const joinWords = (help: Help): Help => ({
  ...help,
  words: [...help.words, ...appWordsOf(help)].sort((one, other) => one.word.localeCompare(other.word, 'en')),
  pages: { ...APP_PAGES, ...help.pages },
  keys: [...APP_KEYS, ...help.keys],
});

/** Help: what to do now, what a word means, the rule behind it, and the keys. */
export function HelpSheet({ helps, game, choice, here, typed, onClose, onGo }: HelpProps) {
  const [chosen, setChosen] = useState(game);
  const help = useMemo(() => joinWords(helps[chosen] as Help), [helps, chosen]);
  const [query, setQuery] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  /** The list's scroll position and the focused element when the search began. */
  const left = useRef<{ top: number; at: Element | null }>({ top: 0, at: null });
  /** What had the focus as the search was made another one. */
  const pressed = useRef<Element | null>(null);
  const wanted = useDeferredValue(query).trim();
  const found = wanted ? findHelp(help, wanted) : null;

  useLayoutEffect(() => {
    if (typed) place.current?.querySelector('input')?.focus();
  }, [typed]);
  useLayoutEffect(() => {
    const sheet = place.current?.closest('dialog');
    if (sheet) sheet.scrollTop = wanted ? 0 : left.current.top;
    // The pressed element is hidden now: move the focus to the new content, unless the player has moved it.
    const { at } = left.current;
    const { activeElement, body } = document;
    const isWhereItWas = activeElement === body || activeElement === pressed.current;
    if (!at || !isWhereItWas || activeElement?.closest('search')) return;
    (wanted ? answer.current : (at as HTMLElement))?.focus({ preventScroll: true });
  }, [wanted]);
  function search(next: string) {
    pressed.current = document.activeElement;
    if (!query.trim()) {
      const top = place.current?.closest('dialog')?.scrollTop ?? 0;
      left.current = { top, at: pressed.current };
    }
    setQuery(next);
  }
  const name = GAMES.find(({ id }) => id === chosen)?.name;
  return (
    <Above value={null}>
      <Modal label="Help" onClose={onClose} wide>
        <div ref={place} className={styles.help}>
          {/* Close and the search stay visible while the list scrolls. */}
          <header className={styles.head}>
            <h2>Help</h2>
            {!choice && <p className={styles.name}>{name}</p>}
            <CloseButton onClose={onClose} />
            <search className={styles.search} aria-label="Find in Help">
              <TextField
                label="Find a word or a rule"
                placeholder="Find a word or a rule"
                hideLabel
                type="search"
                enterKeyHint="search"
                value={query}
                onChange={search}
              />
            </search>
          </header>
          {choice && (
            <div className={styles.games}>
              <Choices
                live
                label="Game"
                options={GAMES.map(({ id, name: label }) => ({ value: id, label }))}
                value={chosen}
                onChange={setChosen}
              />
            </div>
          )}
          <p className={styles.count} role="status">
            {found && sayFound(found)}
          </p>
          {found && (
            <div ref={answer} tabIndex={-1} className={styles.answer}>
              <WordList words={found.words} open onRule={search} />
              <RuleList rules={found.rules} {...(onGo ? { onGo } : {})} />
              <p className={styles.all}>
                <Button icon="chevron-left" onClick={() => search('')}>
                  Back to all of Help
                </Button>
              </p>
            </div>
          )}
          {/* It stays as it was opened while something is searched. */}
          <div hidden={found !== null}>
            <NowSection here={here} pages={help.pages} />
            <FirstTurns game={chosen} turns={help.firstTurns} />
            <section aria-labelledby="help-words">
              <h3 id="help-words" className={styles.heading}>
                Words
              </h3>
              <WordList key={chosen} words={help.words} onRule={search} />
            </section>
            <section aria-labelledby="help-rules">
              <h3 id="help-rules" className={styles.heading}>
                Rules
              </h3>
              {help.chapters.map(({ title, rules }) => (
                <details key={`${chosen} ${title}`} className={styles.item} onToggle={showWhole}>
                  <summary>
                    {title} <Icon name="chevron-down" className={styles.fold} />
                  </summary>
                  <RuleList rules={rules} {...(onGo ? { onGo } : {})} />
                </details>
              ))}
            </section>
            <section aria-labelledby="help-keys">
              <h3 id="help-keys" className={styles.heading}>
                Keys of a keyboard
              </h3>
              <KeyList keys={help.keys} />
            </section>
          </div>
        </div>
      </Modal>
    </Above>
  );
}

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

/** "2 words, 1 rule". */
function sayFound({ words, rules }: ReturnType<typeof findHelp>): string {
  if (words.length + rules.length === 0)
    return 'Nothing has that word. Try a shorter one, or a rule’s number.';
  return `${count(words.length, 'word', 'words')}, ${count(rules.length, 'rule', 'rules')}`;
}
