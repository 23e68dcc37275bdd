import styles from './scroll-top-button.module.css'

/** Marks the button for `enhanceScrollTop`; hidden until that has looked how far the page is scrolled. */
export function ScrollTopButton({ label }: { readonly label: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-scroll-top="" hidden>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 15 6-6 6 6" />
      </svg>
    </button>
  )
}
