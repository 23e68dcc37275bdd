import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface Look {
  /** One primary action per form; 'quiet' for actions beside content. */
  readonly variant?: 'primary' | 'secondary' | 'quiet'
  /** Takes the whole width of its container. */
  readonly wide?: boolean
}

const look = ({ variant = 'primary', wide }: Look) =>
  classNames(styles.button, styles[variant], wide && styles.wide)

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>

/** Submits its form unless `type` says otherwise. */
export function Button({ variant, wide, type = 'submit', ...attributes }: ButtonProps) {
  return <button {...attributes} type={type} className={look({ variant, wide })} />
}

type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({ variant, wide, children, ...attributes }: ButtonLinkProps) {
  return (
    <a {...attributes} className={look({ variant, wide })}>
      {children}
    </a>
  )
}
