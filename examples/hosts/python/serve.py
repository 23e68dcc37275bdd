"""A page of Python's standard library in the shell of the portal that PORTAL names."""
import json, os, threading, time, urllib.parse, urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PORTAL, FRESH = os.environ.get('PORTAL', 'http://localhost:3000'), int(os.environ.get('FRESH', 60))
QUERY = urllib.parse.urlencode({'activePage': '/bus-tickets', 'showUtilityBar': 'true', 'verticalName': 'bus', 'screenName': 'bus home'})
PLAIN = {'head': '', 'header': f'<header><a href="{PORTAL}/">Home</a></header>', 'footer': '', 'scripts': '', 'csp': {}}
cached, asked_at = PLAIN, float('-inf')

def fetch():
    """A copy that was fetched once is used as long as the portal is down."""
    global cached
    try:
        with urllib.request.urlopen(f'{PORTAL}/shell/v1/fragments?{QUERY}', timeout=2) as answer:
            cached = json.load(answer)
    except (OSError, ValueError) as problem:
        print(problem, flush=True)

def shell():
    """Fetched once a minute, or every ten seconds while there is none. A page waits only for the first copy."""
    global asked_at
    if time.monotonic() - asked_at > (min(10, FRESH) if cached is PLAIN else FRESH):
        asked_at = time.monotonic()
        refresh = threading.Thread(target=fetch, daemon=True)
        refresh.start()
        if cached is PLAIN:
            refresh.join(2)
    return cached

class Page(BaseHTTPRequestHandler):
    def do_GET(self):
        part = shell()
        # The page's own policy merged with the shell's needs, because browsers ignore a directive's second occurrence.
        policy = {'default-src': ["'self'"], 'base-uri': ["'none'"]}
        for directive, sources in part['csp'].items():
            own = [source for source in policy.get(directive, policy['default-src']) if source != "'none'"]
            policy[directive] = own + sources
        self.send_response(200)
        self.send_header('content-type', 'text/html; charset=utf-8')
        self.send_header('content-security-policy', '; '.join(' '.join([name, *sources]) for name, sources in policy.items()))
        self.end_headers()
        self.wfile.write(f'''<!doctype html>
<html lang="en-IN">
<head><title>Bus tickets</title><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#ffffff">{part['head']}</head>
<body>{part['header']}<main id="main"><h1>Bus tickets</h1></main>{part['footer']}{part['scripts']}</body>
</html>'''.encode())

ThreadingHTTPServer(('localhost', int(os.environ.get('PORT', 3002))), Page).serve_forever()
