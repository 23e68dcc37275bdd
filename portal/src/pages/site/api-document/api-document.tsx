/** The calls of the services as a page, from the OpenAPI document that their schemas generate. */
import { CurrentPage, type PlainPage } from '../../../page/page.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'
import { PageLayout } from '../../../ui/page-layout.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './api-document.module.css'

/** The part of OpenAPI 3.1 that is shown. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
}

type Content = Readonly<Record<string, { readonly schema?: unknown }>>

interface Call extends Operation {
  readonly method: string
  readonly path: string
}

const title = 'The calls of the services'

export function apiDocumentPage(document: OpenApiDocument): PlainPage {
  const head = {
    title,
    description: 'What each call takes and answers.',
    breadcrumbs: crumbsFromHome('en'),
    noindex: true,
  }
  return {
    file: 'src/pages/site/api-document/api-document.tsx',
    screenName: 'api_document',
    head,
    content: (
      <CurrentPage value={{ context: { locale: 'en' }, head }}>
        <PageLayout
          title={title}
          lead={
            <>
              {document.info.description} The same as <a href="/v1/api/docs/json">OpenAPI 3.1</a>, for
              machines.
            </>
          }
        >
          {[...callsByTag(document)].map(([tag, calls]) => (
            <Section key={tag} title={tag}>
              {calls.map(call => (
                <CallDetails key={`${call.method} ${call.path}`} call={call} />
              ))}
            </Section>
          ))}
        </PageLayout>
      </CurrentPage>
    ),
  }
}

function callsByTag({ paths = {} }: OpenApiDocument): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  return Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'Others')
}

function CallDetails({ call }: { call: Call }) {
  const { method, path, summary, description, parameters = [], requestBody, responses = {} } = call
  return (
    <details className={styles.call}>
      <summary>
        <code className={styles.method}>{method}</code> <code>{path}</code> <span>{summary}</span>
      </summary>
      {description && <p>{description}</p>}
      {parameters.length > 0 && (
        <>
          <h3>Takes</h3>
          <ul>
            {parameters.map(parameter => (
              <li key={`${parameter.in} ${parameter.name}`}>
                <code>{parameter.name}</code> ({parameter.in}
                {parameter.required ? ', needed' : ''})
              </li>
            ))}
          </ul>
        </>
      )}
      <SchemaOf title="Body" content={requestBody?.content} />
      {Object.entries(responses).map(([status, answer]) => (
        <SchemaOf key={status} title={`Answers ${status}`} content={answer.content} />
      ))}
    </details>
  )
}

function SchemaOf({ title, content }: { title: string; content: Content | undefined }) {
  const [media] = Object.values(content ?? {})
  if (!media?.schema) return null
  return (
    <>
      <h3>{title}</h3>
      <pre className={styles.schema}>{JSON.stringify(media.schema, null, 2)}</pre>
    </>
  )
}
