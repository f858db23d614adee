/** A name that every object or function inherits: no key of ours, and no answer of a lookup. */
export const isInheritedName = (key: string): boolean => key in Object.prototype || key === 'prototype';

/** The own property of a record under an untrusted key; never an inherited one. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
