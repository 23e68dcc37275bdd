export const companyWords = {
  en: { contents: 'On this page', faq: 'Questions people ask', related: 'Good to see next' },
  hi: { contents: 'इस पेज पर', faq: 'अक्सर पूछे जाने वाले सवाल', related: 'आगे यह भी देखें' },
}
