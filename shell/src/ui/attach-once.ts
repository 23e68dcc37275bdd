type Attach<Facts extends unknown[]> = (root: HTMLElement, ...facts: Facts) => () => void

/**
 * Behaviour that an element has once, whoever asks for it: a page whose HTML is there before React is attaches it at once,
 * and the component that takes the element over later finds it there. Whoever takes it away takes it from both.
 */
export function attachOnce<Facts extends unknown[]>(attach: Attach<Facts>): Attach<Facts> {
  const attached = new WeakMap<HTMLElement, () => void>()
  return (root, ...facts) => {
    const earlier = attached.get(root)
    if (earlier) return earlier
    const detach = attach(root, ...facts)
    const takeAway = () => {
      attached.delete(root)
      detach()
    }
    attached.set(root, takeAway)
    return takeAway
  }
}
