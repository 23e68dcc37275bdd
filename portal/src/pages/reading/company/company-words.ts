export const companyWords = {
  en: { contents: 'On this page', related: 'Good to see next' },
  hi: { contents: 'इस पेज पर', related: 'आगे यह भी देखें' },
}
