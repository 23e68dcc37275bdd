/** Puts what only a script makes useful, and the server therefore sent in a template, into its place. */
export function reveal(root: ParentNode): void {
  const template = root.querySelector('template')
  template?.replaceWith(template.content)
}
