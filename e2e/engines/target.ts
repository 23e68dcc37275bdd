/** An element as a person finds it: by its role and its name, as assistive technology reports them (docs/contracts). */
export type Role = keyof typeof selectors

export interface Target {
  readonly role: Role
  /** The whole accessible name. */
  readonly name?: string
  /** Text that the name or the content contains. */
  readonly holding?: string
}

export const selectors = {
  banner: 'header, [role=banner]',
  contentinfo: 'footer, [role=contentinfo]',
  main: 'main',
  navigation: 'nav',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  button: 'button, [role=button]',
  dialog: 'dialog[open], [role=dialog]',
  frame: 'iframe',
  field: 'input:not([type=hidden]), select, textarea',
  status: '[role=status], output',
  summary: 'summary',
} as const

type Named = (name?: string) => Target

const named =
  (role: Role): Named =>
  name =>
    name === undefined ? { role } : { role, name }

export const banner = named('banner')
export const button = named('button')
export const contentinfo = named('contentinfo')
export const dialog = named('dialog')
export const field = named('field')
export const frame = named('frame')
export const heading = named('heading')
export const link = named('link')
export const main = named('main')
export const navigation = named('navigation')
export const summary = named('summary')

export function holding(role: Role, words: string): Target {
  return { role, holding: words }
}

export function describeTarget(path: readonly Target[]): string {
  return path
    .map(({ role, name, holding }) => [role, name ?? (holding && `…${holding}…`)].filter(Boolean).join(' '))
    .join(' › ')
}
