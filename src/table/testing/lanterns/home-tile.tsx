export const TILE = { Picture: () => <i>lanterns</i>, sealsOf: () => [] };
