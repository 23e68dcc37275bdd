import { helpTopics } from '@chowk/services'
import { expect, test } from 'vitest'
import { contextAt, show } from '../../../page/test-page.tsx'
import { topicPage } from './topic.page.tsx'

test.each(['en', 'hi'] as const)(
  'every topic is a public page with a title of its own, in %s',
  async locale => {
    const topics = await Promise.all(
      helpTopics.map(({ id }) => show(topicPage, `/care/${id}`, { locale, params: { topic: id } })),
    )
    expect(topicPage.access).toBe('visitor')
    expect(new Set(topics.map(({ head }) => head.title)).size).toBe(helpTopics.length)
    for (const { head, html, path } of topics) {
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(head.title)
      expect(head.noindex, path).toBeFalsy()
    }
  },
)

test('a topic that nobody wrote has no page', () => {
  expect(
    topicPage.load(contextAt('/care/no-such-topic', { params: { topic: 'no-such-topic' } })),
  ).toBeUndefined()
})
