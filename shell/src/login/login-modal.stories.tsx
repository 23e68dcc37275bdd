import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './login.stories.module.css'
import { LoginModal, type LoginModalProps } from './login-modal.tsx'
import { openLogin } from './open-login.ts'

/** The story that plays the login page (test-login-page.stories.tsx), with the protocol the real one speaks. */
const testLoginPage = '/iframe.html?id=test-login-page--default&viewMode=story'

function PageWithLogin(props: LoginModalProps) {
  return (
    <main className={styles.page}>
      <h1>Any page</h1>
      <p>
        <button type="button" onClick={event => openLogin(event.currentTarget)}>
          Open sign-in
        </button>
      </p>
      <LoginModal {...props} />
    </main>
  )
}

const meta: Meta<LoginModalProps> = {
  title: 'Login modal',
  component: LoginModal,
  render: PageWithLogin,
  args: { loginBtnConfig: { loginWebUrl: testLoginPage, loginMwebUrl: `${testLoginPage}&theme=mobile` } },
}
export default meta

type Story = StoryObj<LoginModalProps>

export const Default: Story = {}

/** The themes' own pages, which are not part of the gallery. */
export const StandardPages: Story = { args: { loginBtnConfig: undefined } }

/** The frame never answers: after five seconds the page leaves for /login. */
export const NoAnswer: Story = {
  args: { loginBtnConfig: { loginWebUrl: '/nobody.html', loginMwebUrl: '/nobody.html' } },
}

/** Sign-in uses the whole window. */
export const FullPage: Story = { args: { loginBtnConfig: { isIframe: false } } }

export const FullPageElsewhere: Story = {
  args: {
    loginBtnConfig: { isIframe: false, loginWebUrl: '{accounts}/enter', loginMwebUrl: '{accounts}/m/enter' },
  },
}

export const Hindi: Story = { args: { locale: 'hi' } }
