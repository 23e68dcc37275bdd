/** Sentences as bullets, all different. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
