import { type BlogPost, dateText, nameIn } from '@chowk/catalog'
import type { DocumentOf } from '../../../content/kinds.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/page.ts'
import { SceneImage } from '../../../scenes/scene-heading.tsx'
import { href } from '../../../ui/link.ts'
import { companyText } from '../company/company-page-of.ts'
import { sceneOf } from '../company/company-view.tsx'
import styles from './post-cards.module.css'

interface PostCardsProps {
  readonly posts: readonly BlogPost[]
  readonly headingLevel: 2 | 3
}

/** Posts of the blog, each with its picture and a sentence. The whole card is the link. */
export function PostCards({ posts, headingLevel }: PostCardsProps) {
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={styles.cards}>
      {posts.map(post => (
        <li key={post.slug} className={styles.card}>
          <SceneImage scene={sceneOf(post)} className={styles.scene} />
          <div className={styles.words}>
            <Heading className={styles.title}>
              <a href={href(post.link, locale)}>{nameIn(locale, post)}</a>
            </Heading>
            <p>{post.summary[locale]}</p>
            <p className={styles.facts}>
              <PostFacts post={post} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The date of a post, and its reading time. */
export function PostFacts({ post }: { post: BlogPost }) {
  const locale = useLocale()
  const minutes = readingMinutes(companyText(post.slug, locale))
  return (
    <>
      <time dateTime={post.written}>{dateText(post.written)[locale]}</time> ·{' '}
      {fill(wordsOf('blog')[locale].minutes, { minutes })}
    </>
  )
}

/** A slow average for both languages. */
const wordsAMinute = 180

/** Counts paragraphs, points and tables, in whole minutes. */
function readingMinutes({ sections }: DocumentOf<'company'>): number {
  const words = sections
    .flatMap(({ heading, paragraphs, points = [], table }) => [
      heading,
      ...paragraphs,
      ...points,
      ...(table?.rows.flat() ?? []),
    ])
    .join(' ')
    .split(/\s+/)
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
