/** The whole menu as a plain page: where the menu button leads on a phone without JavaScript. */
import { destinationAt, type Locale, type MenuItem, menuIn, nameIn } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { page, type ViewProps } from '../../../page/page.ts'
import { helpLinks } from '../../../site/help-links.ts'
import { trail } from '../../../ui/breadcrumbs.tsx'
import { JumpLinks } from '../../../ui/jump-links.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './menu.module.css'
import { MenuGroup } from './menu-group.tsx'

const copy = {
  en: {
    title: 'All services',
    description:
      'Every service on one page: recharges and bills, travel and tickets, investments, loans and insurance, calculators, and the company.',
    lead: 'Everything in the menu, on one page.',
    jump: 'Parts of the menu',
    beside: 'Beside the menu',
  },
  hi: {
    title: 'सभी सेवाएँ',
    description:
      'सारी सेवाएँ एक ही पेज पर: रिचार्ज और बिल, यात्रा और टिकट, निवेश, लोन और बीमा, कैलकुलेटर और कंपनी की जानकारी।',
    lead: 'मेनू की हर चीज़, एक ही पेज पर।',
    jump: 'मेनू के हिस्से',
    beside: 'मेनू के अलावा',
  },
}

export const menuPage = page<readonly MenuItem[]>({
  pattern: '/menu',
  sitemap: ['/menu'],
  screenName: 'menu',
  load: ({ locale }) => menuIn(locale),
  head: (_menu, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].description,
    breadcrumbs: trail(locale),
  }),
  View: MenuView,
})

function MenuView({ facts: menu, context }: ViewProps<readonly MenuItem[]>): ReactNode {
  const { locale } = context
  const { title, lead, jump, beside } = copy[locale]
  return (
    <PageLayout locale={locale} breadcrumbs={trail(locale)} title={title} lead={lead}>
      <JumpLinks label={jump} parts={menu.map(part => ({ id: anchorOf(part), name: part.name }))} />
      {menu.map(part => (
        <Section key={part.id} id={anchorOf(part)} title={part.name}>
          <MenuPart part={part} locale={locale} />
        </Section>
      ))}
      <LinkSection title={beside} locale={locale} density="compact" links={besideTheMenu(locale)} />
    </PageLayout>
  )
}

/** What only the footer leads to otherwise. */
const besideTheMenu = (locale: Locale) => [
  ...helpLinks.map(({ path, ...name }) => ({ name: name[locale], link: path })),
  ...['/app', '/events'].flatMap(path => {
    const found = destinationAt(path)
    return found ? [{ name: nameIn(locale, found), link: found.link }] : []
  }),
]

function MenuPart({ part, locale }: { part: MenuItem; locale: Locale }): ReactNode {
  return (
    <div className={styles.groups}>
      {(part.items ?? [part]).map(item => (
        <MenuGroup key={item.id} item={item} locale={locale} />
      ))}
    </div>
  )
}

const anchorOf = ({ id }: MenuItem) => `menu-${id}`
