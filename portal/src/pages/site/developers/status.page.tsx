/**
 * /developers/status: whether an origin is listed, what its pages may call, and the errors of one page. The server requests
 * no address: the page checks itself with /shell/v1/check.js, and the query contains its report.
 */
import type { Locale } from '@chowk/shell'
import { pageText, textHead } from '../../../content/page-text.ts'
import { wordsOf } from '../../../content/words.ts'
import { type AnyoneContext, anyonePage, type ViewProps } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextSectionView } from '../../../ui/text-section.tsx'
import styles from './developers.module.css'
import { crumbsFromDevelopers } from './snippets.ts'

type Faults = ReturnType<typeof wordsOf<'developersStatus'>>[Locale]['faults']

interface Status {
  /** The typed origin; a valid one without its path. */
  readonly site: string
  readonly listing?: 'sameSite' | 'otherSite' | 'notListed' | 'unreadable'
  /** Undefined if no page has sent a report. */
  readonly found?: readonly (keyof Faults)[] | undefined
  readonly versions?: 'same' | 'older' | undefined
}

/** Whether listed and unlisted origins may make each kind of call. */
const allowed = {
  sameSite: ['session', 'wallet', 'modal', 'signOut', 'storefront', 'back'],
  otherSite: ['storefront', 'back'],
  notListed: [],
} as const

export const statusPage = anyonePage<Status>({
  pattern: '/developers/status',
  query: ['origin', 'found', 'version', 'newest'],
  screenName: 'developers',
  chrome: 'account',
  load: ({ query, services }) => statusOf(query, services),
  head: (_facts, { locale }) => ({
    ...textHead('developers-status', locale),
    breadcrumbs: crumbsFromDevelopers(locale),
    noindex: true,
  }),
  View: StatusView,
})

function statusOf(query: Readonly<Record<string, string>>, services: AnyoneContext['services']): Status {
  const { origin: typed = '', found, version, newest } = query
  if (!typed) return { site: '' }
  if (!/^https?:\/\//.test(typed) || !URL.canParse(typed)) return { site: typed, listing: 'unreadable' }
  const site = new URL(typed).origin
  const { verticals, sameSiteVerticals } = services
  const listed = verticals.includes(site) ? 'otherSite' : 'notListed'
  const { faults } = wordsOf('developersStatus').en
  const names = found?.split(',').filter((name): name is keyof Faults => Object.hasOwn(faults, name))
  return {
    site,
    listing: sameSiteVerticals.includes(site) ? 'sameSite' : listed,
    found: names,
    versions: version && (version === newest ? 'same' : 'older'),
  } as Status
}

function StatusView({ facts, context }: ViewProps<Status, AnyoneContext>) {
  const { locale, origin } = context
  const { site, listing, found, versions } = facts
  const copy = wordsOf('developersStatus')[locale]
  const text = pageText('developers-status', locale)
  return (
    <PageLayout title={text.title} lead={text.lead}>
      <Form>
        <Field name="origin" label={copy.origin} hint={copy.example} defaultValue={site} inputMode="url" />
        <Actions>
          <Button type="submit" text={copy.look} />
        </Actions>
      </Form>
      {listing && (
        <Notice tone={listing === 'sameSite' ? 'success' : 'warning'} title={site}>
          {copy.listing[listing]}
        </Notice>
      )}
      {listing && listing !== 'unreadable' && (
        <DataTable
          caption={copy.calls}
          columns={[{ label: copy.call }, { label: copy.allowed }]}
          rows={Object.entries(copy.callNames).map(([call, name]) => [
            name,
            allowed[listing].some(each => each === call) ? copy.yes : copy.no,
          ])}
        />
      )}
      {found && (
        <Section title={copy.found} lead={versions && copy.versions[versions]}>
          {found.length > 0 ? (
            <BulletList items={found.map(name => copy.faults[name])} />
          ) : (
            <p>{copy.none}</p>
          )}
        </Section>
      )}
      {text.sections.map(section => (
        <TextSectionView key={section.heading} section={section}>
          {section.place && (
            <p className={styles.line}>
              <code>{`import('${origin}/shell/v1/check.js')`}</code>
            </p>
          )}
        </TextSectionView>
      ))}
    </PageLayout>
  )
}
