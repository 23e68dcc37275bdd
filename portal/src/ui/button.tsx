import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface Look {
  /** One primary action per form; 'quiet' for actions beside content. */
  readonly variant?: 'primary' | 'secondary' | 'quiet'
  /** Takes the whole width of its container. */
  readonly wide?: boolean
}

type LookAttributes = 'className' | 'style' | 'children'

const look = ({ variant = 'primary', wide }: Look) =>
  classNames(styles.button, styles[variant], wide && styles.wide)

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, LookAttributes> {
  readonly text: string
}

/** Submits its form unless `type` says otherwise. */
export function Button({ variant, wide, text, type = 'submit', ...attributes }: ButtonProps) {
  return (
    <button {...attributes} type={type} className={look({ variant, wide })}>
      {text}
    </button>
  )
}

interface ButtonLinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, LookAttributes> {
  readonly text: string
  readonly icon?: ReactNode
}

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({ variant, wide, icon, text, ...attributes }: ButtonLinkProps) {
  return (
    <a {...attributes} className={look({ variant, wide })}>
      {icon}
      {text}
    </a>
  )
}
