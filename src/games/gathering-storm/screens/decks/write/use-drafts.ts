import { useState } from 'react';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import { usePreferences } from '@/store/context';
import type { CardDraft } from '../../events/card-draft';
import { createDraft, type EffectDraft } from '../../events/pieces/effect-draft';
import { EVENT_PARTS, type EventPart } from './parts';

type Drafts = Partial<Record<EventPart, CardDraft>>;

/** The key under which a deck's unreadable entries are saved on this device. */
export const draftsOf = (deck: string) => `deck-drafts/${deck}`;
const keyOf = (number: number, part: EventPart) => `${number}/${part}`;

/** The unreadable entries of one card, saved on this device until readable, so that leaving loses nothing. */
export function useDrafts(deck: string, number: number) {
  const preferences = usePreferences();
  const [drafts, setDrafts] = useState<Drafts>(() => {
    const saved = readSaved(preferences.read(draftsOf(deck)));
    return Object.fromEntries(
      EVENT_PARTS.flatMap((part) => {
        const entry = readDraft(saved[keyOf(number, part)]);
        return entry ? [[part, entry]] : [];
      }),
    );
  });
  function keep(part: EventPart, entry: CardDraft | null) {
    const { [keyOf(number, part)]: _, ...others } = readSaved(preferences.read(draftsOf(deck)));
    const updated = entry ? { ...others, [keyOf(number, part)]: entry } : others;
    preferences.write(draftsOf(deck), Object.keys(updated).length > 0 ? JSON.stringify(updated) : null);
    setDrafts(({ [part]: _before, ...rest }) => (entry ? { ...rest, [part]: entry } : rest));
  }
  /** Discards a draft that is now saved on its card, unless it has changed since. */
  function settle(part: EventPart, entry: CardDraft) {
    const saved = readSaved(preferences.read(draftsOf(deck)))[keyOf(number, part)];
    if (JSON.stringify(saved) === JSON.stringify(entry)) keep(part, null);
  }
  return { drafts, keep, settle };
}

function readSaved(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Returns a saved draft, or null if it is damaged. */
function readDraft(saved: unknown): CardDraft | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { how, text, drafts, title, secret, typed } = saved as Partial<Record<keyof CardDraft, unknown>>;
  if (typeof text !== 'string' || !Array.isArray(drafts) || !drafts.every(isPiece)) return null;
  return {
    how: how === 'pieces' ? 'pieces' : 'words',
    text,
    // A key is for one page only.
    drafts: drafts.map((draft) => ({
      ...createDraft(draft.kind, null),
      usual: false,
      ...draft,
      key: createDraft('index', null).key,
    })),
    title: typeof title === 'string' ? title : null,
    secret: secret === true,
    answers: {},
    ...(isTyped(typed) ? { typed } : {}),
  };
}

const isTyped = (typed: unknown): typed is CardDraft['typed'] & object => {
  const { text, said } = (typed ?? {}) as Partial<Record<'text' | 'said', unknown>>;
  return typeof text === 'string' && typeof said === 'boolean';
};

const isPiece = (piece: Partial<EffectDraft> | null): piece is EffectDraft =>
  typeof piece?.kind === 'string' && Object.hasOwn(EFFECTS, piece.kind);
