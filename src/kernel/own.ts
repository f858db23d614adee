/** A name that every object or function inherits: no key of ours, and no answer of a lookup. */
export const isInheritedName = (key: string): boolean => key in Object.prototype || key === 'prototype';

/** What a record holds under a name from outside; never what every object inherits. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
