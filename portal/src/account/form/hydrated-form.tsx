import type { ComponentProps } from 'react'
import { Island } from '../../islands/island.tsx'
import type { AnyoneContext } from '../../page/page.ts'
import { AccountForm } from './account-form.island.tsx'

type HydratedFormProps = Omit<ComponentProps<typeof AccountForm>, 'locale' | 'csrfToken'> & {
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
}

/** An account form that the browser hydrates at the first interaction. */
export function HydratedForm({ context: { locale, csrfToken }, ...form }: HydratedFormProps) {
  return <Island component={AccountForm} when="interaction" props={{ locale, csrfToken, ...form }} />
}
