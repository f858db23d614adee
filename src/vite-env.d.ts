/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

/** The print of everything that folds a table: see vite.config.ts. */
declare const FOLDED_BY: string;
