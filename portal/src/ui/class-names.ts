/** Joins the class names that apply: `classNames(styles.field, error && styles.invalid)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
