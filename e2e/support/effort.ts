/** Whether everything is tried: `EFFORT=soak`. The whole check tries a part of some things, others each day. */
export const AT_LENGTH = process.env.EFFORT === 'soak';

/** Today as a number, or the day that `SEED=20261122` names. */
export const DAY = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
