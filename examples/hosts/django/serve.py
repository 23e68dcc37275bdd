"""A whole Django site in one file around chowk.py and page.html, as the tests start it."""
import os, sys
import chowk
from django.conf import settings
from django.core.management import execute_from_command_line
from django.shortcuts import render
from django.urls import path

settings.configure(
    ALLOWED_HOSTS=['localhost'],
    ROOT_URLCONF=__name__,
    SECRET_KEY='of this example',
    MIDDLEWARE=['django.middleware.locale.LocaleMiddleware', 'chowk.shell'],
    TEMPLATES=[{
        'BACKEND': 'django.template.backends.django.DjangoTemplates',
        'DIRS': [os.path.dirname(os.path.abspath(__file__))],
        'OPTIONS': {'context_processors': ['django.template.context_processors.request']},
    }],
    CHOWK_PORTAL=os.environ.get('PORTAL', 'http://localhost:3000'),
    CHOWK_PARAMETERS={
        'activePage': '/bus-tickets', 'showUtilityBar': 'true', 'verticalName': 'bus', 'screenName': 'bus home',
    },
    CHOWK_POLICY={'default-src': ["'self'"], 'base-uri': ["'none'"]},
)

def trains(request):
    request.chowk = chowk.parts(activePage='/train-tickets', breadcrumbs=[{'name': 'Trains'}])
    return render(request, 'page.html')

urlpatterns = [path('', lambda request: render(request, 'page.html')), path('trains', trains)]

if __name__ == '__main__':
    execute_from_command_line([sys.argv[0], 'runserver', '--noreload', f"localhost:{os.environ.get('PORT', '3002')}"])
