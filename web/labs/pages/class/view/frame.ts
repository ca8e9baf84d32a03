// Once a frame: however fast things change, they are drawn when the screen is.

/** Milliseconds after which a tab that is not drawn goes on all the same. */
const patience = 200;

export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, patience);
  });
