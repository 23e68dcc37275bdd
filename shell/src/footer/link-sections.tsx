import { isMark, markClasses } from '../marks/mark.tsx'
import type { FooterLink, FooterSection, FooterSubItem } from '../props/footer-props.ts'
import { Picture } from '../ui/picture.tsx'
import { FooterAnchor, type Localised, trackAs } from './footer-anchor.tsx'
import grid from './link-grid.module.css'
import styles from './link-sections.module.css'
import order from './mobile-order.module.css'

/** The target of the link that skips the sections. */
export const afterLinksId = 'after-footer-links'

interface LinkSectionsProps {
  readonly sections: readonly FooterSection[]
  readonly showSubItems: boolean
  readonly localised: Localised
}

/** The accordion: one section open at a time, by the shared name. */
export function LinkSections({ sections, showSubItems, localised }: LinkSectionsProps) {
  const firstToOpen = sections.find(section => !section.link)
  return (
    <div className={styles.sections}>
      {/* The sections have hundreds of links, and each is a tab stop. */}
      <a className={styles.skip} href={`#${afterLinksId}`}>
        {localised.words.skipLinks}
      </a>
      {sections.map(section =>
        section.link ? (
          <SectionLink key={section.id} section={section} link={section.link} localised={localised} />
        ) : (
          <details
            key={section.id}
            name="footer-sections"
            open={section === firstToOpen}
            data-track={sectionTrack(section)}
          >
            <summary>
              <h2>{localised.text(section.title, section.localeKey)}</h2>
            </summary>
            <SectionLinks section={section} showSubItems={showSubItems} localised={localised} />
          </details>
        ),
      )}
    </div>
  )
}

interface SectionProps {
  readonly section: FooterSection
  readonly localised: Localised
}

function SectionLink({ section, link, localised }: SectionProps & { readonly link: string }) {
  return (
    <h2 className={styles.sectionLink} data-track={sectionTrack(section)}>
      <a href={localised.href(link)}>{localised.text(section.title, section.localeKey)}</a>
    </h2>
  )
}

function SectionLinks({
  section,
  localised,
  showSubItems,
}: SectionProps & { readonly showSubItems: boolean }) {
  const ranks = mobileRanks(section.items)
  const showImages = section.config?.showImages ?? false

  function anchor(item: FooterLink | FooterSubItem, shared?: SharedMark) {
    const showMark = showImages && !item.hideImage && !shared?.markClass
    return (
      <FooterAnchor {...{ item, localised, showMark, shapeAround: shared?.shapeClass }}>
        <LinkImage item={item} shown={showImages} />
      </FooterAnchor>
    )
  }

  function entry(item: FooterLink) {
    const subItems = showSubItems ? (item.subItems ?? []) : []
    const isParent = subItems.length > 0
    const shared = showImages ? sharedMarkOf(subItems) : {}
    return (
      <li
        key={item.link}
        className={isParent ? styles.parent : undefined}
        data-order={ranks.get(item)}
        data-track={itemTrack(item, section)}
      >
        {anchor(item)}
        {isParent && (
          <ul
            className={[grid.grid, shared.shapeClass, shared.markClass].filter(Boolean).join(' ')}
            data-marks={shared.markClass && ''}
          >
            {subItems.map(subItem => (
              <li key={subItem.link}>{anchor(subItem, shared)}</li>
            ))}
          </ul>
        )}
      </li>
    )
  }

  return <ul className={`${styles.links} ${grid.grid} ${order.ordered}`}>{section.items.map(entry)}</ul>
}

function LinkImage({ item, shown }: { readonly item: FooterSubItem; readonly shown: boolean }) {
  if (!shown || item.hideImage || !item.image || isMark(item.image)) return null
  return <Picture image={item.image} name={item.name} sizePx={20} />
}

interface SharedMark {
  /** Most marks under one heading have one shape. */
  readonly shapeClass?: string | undefined
  /** The hue if all links have the same mark: the list carries it, and `fillMarks` writes the initials. */
  readonly markClass?: string | undefined
}

function sharedMarkOf(subItems: readonly FooterSubItem[]): SharedMark {
  const image = subItems[0]?.image
  if (!isMark(image)) return {}
  const { shape, hue } = markClasses(image)
  const isShared = subItems.length > 1 && subItems.every(subItem => subItem.image === image)
  return { shapeClass: shape, markClass: isShared ? hue : undefined }
}

function sectionTrack({ tag, isSeoLink }: FooterSection): string | undefined {
  return trackAs(tag, isSeoLink ? 'footer_seo_link' : '')
}

/** A tag is written only if it differs from the section's; sub-items take their item's. */
function itemTrack({ tag }: FooterLink, section: FooterSection): string | undefined {
  return tag === section.tag ? undefined : trackAs(tag)
}

const bits = [1, 2, 4, 8, 16, 32, 64] as const

/**
 * Each link's rank by mWebOrder, 1 to 99, as the powers of two that it is the sum of: '1 4' is 5. The style
 * sheet adds them up to the place on a phone, because a strict Content-Security-Policy refuses style
 * attributes.
 */
export function mobileRanks(items: readonly FooterLink[]): Map<FooterLink, string> {
  const ordered = items
    .filter(item => typeof item.mWebOrder === 'number')
    .toSorted((one, other) => (one.mWebOrder ?? 0) - (other.mWebOrder ?? 0))
  const inBits = (rank: number) => bits.filter(bit => Math.floor(rank / bit) % 2 === 1).join(' ')
  return new Map(ordered.map((item, index) => [item, inBits(Math.min(index + 1, 99))]))
}
