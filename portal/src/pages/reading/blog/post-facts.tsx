/** When a post was written, and how long it takes to read. */
import { type BlogPost, dateText } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { companyText } from '../company/company-text.ts'
import { readingMinutes } from './reading-time.ts'

const copy = {
  en: (minutes: number) => `${minutes} min read`,
  hi: (minutes: number) => `${minutes} मिनट में पढ़ें`,
}

export function PostFacts({ post, locale }: { post: BlogPost; locale: Locale }): ReactNode {
  const minutes = readingMinutes(companyText(post.slug, locale))
  return (
    <>
      <time dateTime={post.written}>{dateText(post.written)[locale]}</time> · {copy[locale](minutes)}
    </>
  )
}
