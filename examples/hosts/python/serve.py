"""A page of Python's standard library in the shell of the portal that PORTAL names."""
import json, os, time, urllib.parse, urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PORTAL, FRESH = os.environ.get('PORTAL', 'http://localhost:3000'), int(os.environ.get('FRESH', 60))
QUERY = urllib.parse.urlencode({'activePage': '/bus-tickets', 'showUtilityBar': 'true', 'verticalName': 'bus', 'screenName': 'bus home'})
PLAIN = {'head': '', 'header': f'<header><a href="{PORTAL}/">Home</a></header>', 'footer': '', 'scripts': '', 'csp': {}}
kept, asked_at = PLAIN, float('-inf')

def shell():
    """Asked for once a minute, and every ten seconds while there is none; what came last serves while the portal is away."""
    global kept, asked_at
    if time.monotonic() - asked_at > (min(10, FRESH) if kept is PLAIN else FRESH):
        asked_at = time.monotonic()
        try:
            with urllib.request.urlopen(f'{PORTAL}/shell/v1/fragments?{QUERY}', timeout=2) as answer:
                kept = json.load(answer)
        except (OSError, ValueError) as problem:
            print(problem, flush=True)
    return kept

class Page(BaseHTTPRequestHandler):
    def do_GET(self):
        part = shell()
        # The page's own policy, and what the shell needs beside it: a directive that is said twice counts once.
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
<head><title>Bus tickets</title><meta name="viewport" content="width=device-width">{part['head']}</head>
<body>{part['header']}<main id="main"><h1>Bus tickets</h1></main>{part['footer']}{part['scripts']}</body>
</html>'''.encode())

ThreadingHTTPServer(('localhost', int(os.environ.get('PORT', 3002))), Page).serve_forever()
