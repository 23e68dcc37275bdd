/** The whole menu as a plain page: the target of the menu button on a phone without JavaScript. */

import { type CatalogIcon, destinationAt, type Locale, type MenuItem, menuIn, nameIn } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { page, useLocale, type ViewProps } from '../../../page/page.ts'
import { helpLinks } from '../../../site/help-links.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { JumpLinks } from '../../../ui/jump-links.tsx'
import { href } from '../../../ui/link.ts'
import { LinkSection } from '../../../ui/link-section.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './menu.module.css'

const copy = wordsOf('menu')

export const menuPage = page<readonly MenuItem[]>({
  pattern: '/menu',
  sitemap: ['/menu'],
  screenName: 'menu',
  load: ({ locale, publishedShell }) => menuIn(locale, publishedShell?.changes.menu),
  head: (_menu, { locale }) => ({
    title: copy[locale].title,
    description: copy[locale].description,
    breadcrumbs: crumbsFromHome(locale),
  }),
  View: MenuView,
})

function MenuView({ facts: menu, context }: ViewProps<readonly MenuItem[]>) {
  const { locale } = context
  const { title, lead, jump, beside } = copy[locale]
  return (
    <PageLayout title={title} lead={lead}>
      <JumpLinks label={jump} parts={menu.map(part => ({ link: `#${anchorOf(part)}`, name: part.name }))} />
      {menu.map(part => (
        <Section key={part.id} id={anchorOf(part)} title={part.name}>
          <MenuPart part={part} />
        </Section>
      ))}
      <LinkSection title={beside} density="compact" links={otherMenuLinks(locale)} />
    </PageLayout>
  )
}

/** Pages that only the footer links to otherwise. */
const otherMenuLinks = (locale: Locale) => [
  ...helpLinks.map(({ path, ...name }) => ({ name: name[locale], link: path })),
  ...['/app', '/events'].flatMap(path => {
    const found = destinationAt(path)
    return found ? [{ name: nameIn(locale, found), link: found.link }] : []
  }),
]

function MenuPart({ part }: { part: MenuItem }) {
  return (
    <div className={styles.groups}>
      {(part.items ?? [part]).map(item => (
        <MenuGroup key={item.id} item={item} />
      ))}
    </div>
  )
}

const anchorOf = ({ id }: MenuItem) => `menu-${id}`

interface MenuGroupProps {
  readonly item: MenuItem
}

/** One entry of the menu's second level, with everything below it. */
function MenuGroup({ item }: MenuGroupProps) {
  // The menu's pictures are names of the catalogue's icons, written as links.
  const icon = item.image_url?.replace(/^icon:/, '') as CatalogIcon | undefined
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>
        {icon && <IconTile name={icon} />}
        <MenuLink item={item} />
      </h3>
      {item.items && <MenuList items={item.items} />}
    </div>
  )
}

function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <li key={item.id}>
          <MenuLink item={item} />
          {item.items && <MenuList items={item.items} />}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ item }: MenuGroupProps) {
  const locale = useLocale()
  return (
    <span className={styles.entry}>
      <a href={href(item.alt_url ?? item.seourl, locale)}>{item.name}</a>
      {item.tag_label_name && <span className={styles.badge}>{item.tag_label_name}</span>}
      {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
    </span>
  )
}
