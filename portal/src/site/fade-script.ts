/**
 * What belongs to a customer does not fade in. Chromium takes a fade to a page that has none for an error, in that
 * page; so it is called off in the page that is left, whose speculation rules name what is made for one person.
 * Where the next page is not told, as after a step back that was redirected, nothing fades either. In the head, since
 * a page may be left before its modules have arrived.
 */
export const fadeScript =
  'addEventListener("pageswap",function(e){' +
  'var t=e.viewTransition,n=e.activation&&e.activation.entry,u=n&&n.url,' +
  'r=document.querySelector("[type$=speculationrules]");' +
  'if(t&&r&&(!u||JSON.parse(r.textContent).prerender[0].where.and[1].not.href_matches' +
  '.some(function(p){return new URLPattern(p,u).test(u)})))t.skipTransition()})'
