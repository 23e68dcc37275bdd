import { shellRoots } from '../page/shadow.ts'

const watched = new WeakSet<Node>()

/** Uncovers the initials under every image that cannot be shown, in kept markup as well as in rendered. */
export function uncoverBrokenPictures(): void {
  for (const root of shellRoots()) {
    if (watched.has(root)) continue
    watched.add(root)
    root.addEventListener('error', event => uncover(event.target), { capture: true })
    for (const image of root.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
      if (image.complete && image.naturalWidth === 0) uncover(image)
    }
  }
}

function uncover(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && target.dataset.picture !== undefined) target.hidden = true
}
