/** /developers/static and its siblings: one kind of page, from the first line to the upgrade. */
import { pageText, textHead } from '../../../content/page-text.ts'
import { page, type ViewProps } from '../../../page/page.ts'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import styles from './developers.module.css'
import { crumbsFromDevelopers, type HostKind, hostKinds, snippets } from './snippets.ts'

export const hostPage = page<HostKind>({
  pattern: '/developers/:kind',
  screenName: 'developers',
  chrome: 'account',
  load: ({ params: { kind } }) => hostKinds.find(known => known === kind),
  head: (kind, { locale }) => ({
    ...textHead(`developers-${kind}`, locale),
    breadcrumbs: crumbsFromDevelopers(locale),
    noindex: true,
  }),
  View: HostView,
})

function HostView({ facts: kind, context: { locale, origin } }: ViewProps<HostKind>) {
  const text = pageText(`developers-${kind}`, locale)
  return (
    <PageLayout title={text.title} lead={text.lead}>
      {text.sections.map(section => (
        <TextSectionView key={section.heading} section={section}>
          {section.place && <Snippets kind={kind} origin={origin} />}
        </TextSectionView>
      ))}
    </PageLayout>
  )
}

/** The first one is open. */
function Snippets({ kind, origin }: { kind: HostKind; origin: string }) {
  return (
    <div>
      {snippets(kind, origin).map(({ host, files }, index) => (
        <details key={host} name="snippets" className={styles.snippet} open={index === 0}>
          <summary>{host}</summary>
          <div className={styles.files}>
            {files.map(({ name, code }) => (
              <figure key={name} className={styles.file}>
                <figcaption>{name}</figcaption>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
                <pre className={styles.code} tabIndex={0}>
                  <code>{code}</code>
                </pre>
              </figure>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
