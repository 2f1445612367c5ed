import type { en } from './en/page';

/** Every text of the product: what English has, each language must have, or the types do not hold. */
export type Texts = typeof en;
