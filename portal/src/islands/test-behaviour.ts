type Start = (root: HTMLElement, props: never) => unknown

/** Starts the behaviours of server-rendered markup, as the page's first script would. Returns a function that stops them. */
export function startIn(place: ParentNode, starts: Readonly<Record<string, Start>>): () => void {
  const ends = [...place.querySelectorAll<HTMLElement>('chowk-island')].map(element => {
    const { start = '', props = '' } = element.dataset
    return starts[start]?.(element, JSON.parse(props) as never)
  })
  return () => {
    for (const end of ends) if (typeof end === 'function') end()
  }
}
