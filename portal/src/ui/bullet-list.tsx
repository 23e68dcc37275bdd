import type { ReactNode } from 'react'

/** Sentences as points, each different from the others. */
export function BulletList({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
