import { unavailableText } from '@chowk/catalog'
import type { Instead } from '../content/fields.ts'
import { useLocale } from '../page/page.ts'
import { Actions } from './actions.tsx'
import { ButtonLink } from './button.tsx'
import { href, newTabIfExternal } from './link.ts'
import { Notice } from './notice.tsx'

/** The first element on a page about a service without a partner: the page has no form and promises nothing. */
export function UnavailableNotice({ instead }: { instead: Instead | undefined }) {
  const locale = useLocale()
  if (!instead) return null
  const { text, links = [] } = instead
  return (
    <Notice tone="warning" title={unavailableText[locale]}>
      <p>{text}</p>
      {links.length > 0 && (
        <Actions>
          {links.map(({ label, link }) => (
            <ButtonLink
              key={link}
              variant="secondary"
              href={href(link, locale)}
              {...newTabIfExternal(link)}
              text={label}
            />
          ))}
        </Actions>
      )}
    </Notice>
  )
}
