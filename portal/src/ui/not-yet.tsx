import { type Bilingual, notYetWords } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Actions } from './form.tsx'
import { besideIfOutside, href } from './link.ts'
import { Notice } from './notice.tsx'

/** Where to go for what cannot be done here. */
export interface Instead {
  readonly text: Bilingual
  readonly links?: readonly { readonly label: Bilingual; readonly link: string }[]
}

/** Before anything else on a page about what nobody stands behind yet: it asks for nothing and promises nothing. */
export function NotYet({ locale, instead }: { locale: Locale; instead: Instead }): ReactNode {
  const { text, links = [] } = instead
  return (
    <Notice tone="warning" title={notYetWords[locale]}>
      <p>{text[locale]}</p>
      {links.length > 0 && (
        <Actions>
          {links.map(({ label, link }) => (
            <ButtonLink key={link} variant="secondary" href={href(link, locale)} {...besideIfOutside(link)}>
              {label[locale]}
            </ButtonLink>
          ))}
        </Actions>
      )}
    </Notice>
  )
}
