"""The portal's header and footer in Django. In settings.py:

    MIDDLEWARE = [… 'django.middleware.locale.LocaleMiddleware', 'chowk.shell', …]
    TEMPLATES = [{… 'OPTIONS': {'context_processors': ['django.template.context_processors.request', …]}}]
    CHOWK_PORTAL = 'http://localhost:3000'
    CHOWK_PARAMETERS = {'activePage': '/bus-tickets', 'verticalName': 'bus'}
    CHOWK_POLICY = {'default-src': ["'self'"], 'base-uri': ["'none'"]}

LocaleMiddleware, if there is one, comes before, because it chooses the language. A view with parameters of its own:

    request.chowk = chowk.parts(activePage='/train-tickets', breadcrumbs=[{'name': 'Home', 'link': '/'}, {'name': 'Trains'}])
"""
import json, threading, time, urllib.parse, urllib.request
from django.conf import settings
from django.utils.translation import get_language

copies, asked_at = {}, {}

def fetch(query):
    """A copy that was fetched once is used as long as the portal is down."""
    try:
        with urllib.request.urlopen(f'{settings.CHOWK_PORTAL}/shell/v1/fragments?{query}', timeout=2) as answer:
            copies[query] = json.load(answer)
    except urllib.error.HTTPError as refusal:
        print(refusal, refusal.read().decode(), flush=True)
    except (OSError, ValueError) as problem:
        print(problem, flush=True)

def parts(**own):
    locale = 'hi' if (get_language() or '').startswith('hi') else 'en'
    given = {'locale': locale, **settings.CHOWK_PARAMETERS, **own}
    texts = {name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()}
    query = urllib.parse.urlencode(texts)
    if time.monotonic() - asked_at.get(query, float('-inf')) > (60 if query in copies else 10):
        asked_at[query] = time.monotonic()
        refresh = threading.Thread(target=fetch, args=[query], daemon=True)
        refresh.start()
        if query not in copies:
            refresh.join(2)
    bar = f'<header><a href="{settings.CHOWK_PORTAL}/">Home</a></header>'
    return copies.get(query) or {'head': '', 'header': bar, 'footer': '', 'scripts': '', 'csp': {}}

def shell(get_response):
    """A middleware: {{ request.chowk.header|safe }} in templates, and one policy of the page's sources and the shell's."""
    def page(request):
        request.chowk = parts()
        response = get_response(request)
        policy = dict(settings.CHOWK_POLICY)
        for directive, sources in request.chowk['csp'].items():
            own = policy.get(directive, policy['default-src'])
            policy[directive] = [source for source in own if source != "'none'"] + sources
        response['Content-Security-Policy'] = '; '.join(' '.join([name, *sources]) for name, sources in policy.items())
        return response
    return page
