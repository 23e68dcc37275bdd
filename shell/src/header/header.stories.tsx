import type { Meta, StoryObj } from '@storybook/react-vite'
import { asCustomer, asVisitor } from '../gallery/test-calls.ts'
import { flyout, menu, SamplePage, shortcuts } from '../gallery/test-fixtures.tsx'
import { Header } from './header.tsx'

const meta: Meta<typeof Header> = {
  title: 'Header',
  component: Header,
  args: { menuData: menu, pulseData: { screenName: 'gallery', vertical_name: 'shell' } },
  render: args => (
    <>
      <Header {...args} />
      <SamplePage />
    </>
  ),
  beforeEach: asVisitor(),
}
export default meta

type Story = StoryObj<typeof Header>

const everything = {
  showImportantUpdate: true,
  showHeaderTag: true,
  showUtilityBar: true,
  utilityItems: shortcuts,
} as const

export const SignedOut: Story = {}

/** Recognised from an earlier visit, before the session check answers: the shape is there, the name is not. */
export const Pending: Story = { beforeEach: asCustomer({}, { session: 'never' }) }

export const SignedIn: Story = {
  beforeEach: asCustomer({ firstName: 'asha', mobile: '9812345678' }, { flyout }),
}

export const LongName: Story = {
  beforeEach: asCustomer({ username: 'VENKATANARASIMHARAJUVARIPETA SUBRAMANIAM RAMASWAMY IYER' }, { flyout }),
}

export const OnlyAMobileNumber: Story = { beforeEach: asCustomer({ mobile: '9812345678' }, { flyout }) }

export const WalletUnavailable: Story = {
  beforeEach: asCustomer({ firstName: 'Asha' }, { wallet: 'failed', flyout }),
}

/** On a phone, while the profile's own content is being fetched. */
export const ProfileSlow: Story = { beforeEach: asCustomer({ firstName: 'Asha' }, { flyout: 'never' }) }

export const ProfileFailed: Story = { beforeEach: asCustomer({ firstName: 'Asha' }, { flyout: 'failed' }) }

export const Everything: Story = {
  args: everything,
  beforeEach: asCustomer({ firstName: 'Asha' }, { flyout }),
}

export const Hindi: Story = { args: { ...everything, locale: 'hi' } }

export const NoMenu: Story = { args: { menuData: [] } }

/** No menu is given, so it is fetched. */
export const MenuFetched: Story = {
  args: { menuData: undefined },
  beforeEach: asVisitor({ menu: { items: { items: menu } } }),
}

export const MenuSlow: Story = { args: { menuData: undefined }, beforeEach: asVisitor({ menu: 'never' }) }

export const MenuFailed: Story = { args: { menuData: undefined }, beforeEach: asVisitor({ menu: 'failed' }) }

/** The current page is an item four levels down. */
export const ActivePage: Story = { args: { activePage: '/train-tickets/delhi-to-mumbai' } }

export const CustomLogo: Story = { args: { customLogo: 'Chowk Bills' } }

export const CustomCta: Story = {
  args: {
    customCta: <a href="/gas-bill-payment">Pay gas bill</a>,
    languageLink: <a href="/hi/gas-bill-payment">हिन्दी</a>,
  },
}

export const CustomWebStyle: Story = {
  args: { customWebStyle: { blockSize: 72, borderBlockEnd: '2px solid #0067c5', zIndex: 25 } },
}

export const WithSearch: Story = {
  args: {
    ...everything,
    search: <input type="search" aria-label="Search" placeholder="Search" size={24} />,
  },
}

export const WithoutLogin: Story = { args: { showLoginBtn: false } }

export const FullPageLogin: Story = { args: { loginBtnConfig: { isIframe: false } } }
