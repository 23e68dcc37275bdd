/** Scripts in the document's head, which run before the first paint. The Content-Security-Policy names them by hash. */
import { pathIn } from '@chowk/catalog'

const [inEnglish, inHindi] = [pathIn('en', '/'), pathIn('hi', '/')]

/**
 * Stores the language that the visitor chose by the switch, as the settings do, and redirects from the home page to the Hindi
 * one. Not on the server, because a cached page is the same for all. A prerendered page waits until it is shown, since the
 * visitor may choose a language meanwhile.
 */
export const languageScript =
  '(function(){function go(){' +
  `if(location.pathname=="${inEnglish}"&&/(^|; )chowk-language=hi/.test(document.cookie))` +
  `location.replace("${inHindi}"+location.search+location.hash)}` +
  'document.prerendering?document.addEventListener("prerenderingchange",go):go();' +
  'addEventListener("click",function(e){' +
  'var a=e.target.closest&&e.target.closest("a[hreflang]");' +
  'if(a)document.cookie="chowk-language="+a.lang.slice(0,2)+"; path=/; max-age=31536000; samesite=lax"' +
  '+(location.protocol=="https:"?"; secure":"")},true)})()'

/**
 * Pages of one person do not fade in. Chromium reports an error in such a page, so the page before it skips the transition; its
 * speculation rules name the pages of one person. Where the next page is unknown, as after a redirected step back, nothing fades
 * either. In the head, since a page may be left before its modules have arrived. `and[1]` is the exclusion in
 * speculation-rules.ts; keep its position.
 */
export const fadeScript =
  'addEventListener("pageswap",function(e){' +
  'var t=e.viewTransition,n=e.activation&&e.activation.entry,u=n&&n.url,' +
  'r=document.querySelector("[type$=speculationrules]");' +
  'if(t&&r&&(!u||JSON.parse(r.textContent).prerender[0].where.and[1].not.href_matches' +
  '.some(function(p){return new URLPattern(p,u).test(u)})))t.skipTransition()})'

/**
 * Marks the page while the last input came from a pointer, across the pages of a tab. Browsers draw a focus ring around a heading
 * or an answer that gets the focus even after a click, when the page has changed or a form was typed into. In the head, since
 * the focus may move before any module has arrived. Stored when the page is left: the first write of a page takes longer than a press may.
 */
export const pointerScript =
  '(function(){var d=document.documentElement,s={};' +
  'try{s=sessionStorage}catch(e){}' +
  'function by(p){d.toggleAttribute("data-pointer",p)}' +
  'if(s.chowkPointer)by(true);' +
  'addEventListener("pointerdown",function(){by(true)},true);' +
  'addEventListener("keydown",function(){by(false)},true);' +
  'addEventListener("pagehide",function(){s.chowkPointer=d.hasAttribute("data-pointer")?"1":""})})()'

/**
 * Loads the script before it after the first paint, so that neither its bytes nor its work delay what the visitor sees. A page
 * that is not painted, as one in a background tab, loads it once it is parsed. It is inserted again, since a browser reads the
 * type of a script then; the load event waits for it, as for any other.
 */
export const startScript =
  '(function(s){function go(){if(s.type!="module"){s.type="module";document.head.append(s)}}' +
  'addEventListener("DOMContentLoaded",go);' +
  'new PerformanceObserver(go).observe({type:"paint",buffered:true})})(document.currentScript.previousSibling)'
