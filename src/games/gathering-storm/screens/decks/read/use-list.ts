import { useEffect, useRef, useState } from 'react';
import { type ReadList, readList } from '@/games/gathering-storm/rules/card-text/list/read-list';
import { usePreferences } from '@/store/context';

/** Typing rests so long before the list is read again, in milliseconds. */
const REST = 220;
/** Longer lists are not saved for the next visit, because browser storage is limited. */
const MAX_SAVED_LENGTH = 400_000;

/** A list and the result of reading it. */
export interface ParsedList extends ReadList {
  /** The source text that was read. */
  of: string;
}

interface ListInSight {
  source: string;
  reading: ParsedList | null;
  /** Lines that have a mistake or had one since the list arrived: a fixed line stays in place. */
  lines: readonly number[];
}

const nothing: ListInSight = { source: '', reading: null, lines: [] };

/** The key under which the list being read for a deck is saved on this device. */
export const listOf = (id: string) => `deck-list/${id}`;

/**
 * A list of cards while it is mended: read again when the typing rests, kept on this device until its cards are.
 * @param id the deck it is read for
 */
export function useList(id: string) {
  const preferences = usePreferences();
  const name = listOf(id);
  const [list, setList] = useState<ListInSight>(() => begin(preferences.read(name) ?? ''));
  /** The list that another one replaced, or null. */
  const [before, setBefore] = useState<string | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function keep(source: string) {
    preferences.write(name, source !== '' && source.length <= MAX_SAVED_LENGTH ? source : null);
  }
  function take(source: string) {
    keep(source);
    clearTimeout(timer.current);
    setList(begin(source));
  }
  return {
    ...list,
    before,
    /** Some lines of it were changed: it is read when the typing rests. */
    change(source: string) {
      keep(source);
      setList((now) => ({ ...now, source }));
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setList((now) => again(now)), REST);
    },
    /** The whole text may change: it is read from the beginning once typing pauses. */
    write(source: string) {
      keep(source);
      setList((now) => ({ ...now, source }));
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setList((now) => begin(now.source)), REST);
    },
    /** For when lines were added or removed, which moves the mistakes. */
    take,
    /** Replaces the list with another one; `giveBack` restores it. */
    replace(source: string) {
      setBefore(list.source.trim() === '' ? null : list.source);
      take(source);
    },
    giveBack() {
      setBefore(null);
      take(before ?? list.source);
    },
    forget: () => preferences.write(name, null),
  };
}

function begin(source: string): ListInSight {
  if (source.trim() === '') return { ...nothing, source };
  const reading = { ...readList(source), of: source };
  return { source, reading, lines: linesIn(reading) };
}

function again({ source, lines }: ListInSight): ListInSight {
  const next = begin(source);
  return { ...next, lines: [...new Set([...lines, ...next.lines])].sort((one, other) => one - other) };
}

const linesIn = ({ mistakes }: ReadList) => [...new Set(mistakes.map(({ line }) => line))];
