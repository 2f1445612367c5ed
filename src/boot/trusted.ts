// For a host whose policy requires Trusted Types: what the page turns into markup and workers is its own.

interface Policies {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown;
}

/** A drawing of an icon, as its file has it. */
const drawing = /^\s*(?:<!--[^>]*-->\s*)*<svg\s/;

/** Lets icons become markup and addresses of this origin workers, and nothing else. */
export function trustOwn(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: Policies };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (text) => (drawing.test(text) ? text : null),
      createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    });
  } catch {
    // a host that allows no policy of this name: the page says what it then lacks
  }
}
