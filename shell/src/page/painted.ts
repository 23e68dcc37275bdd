/** Resolves once the next frame was painted: a task queued in an animation frame runs after it. */
export const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
