<?php
// A page of PHP in the shell of the portal that PORTAL names. The response is cached for a minute in a folder that only
// this server may write to, and used as long as the portal is down; a portal that hangs is asked every ten seconds at most.
[$portal, $fresh] = [getenv('PORTAL') ?: 'http://localhost:3000', (int) (getenv('FRESH') ?: 60)];
$query = http_build_query(['activePage' => '/bus-tickets', 'showUtilityBar' => 'true', 'verticalName' => 'bus', 'screenName' => 'bus home']);
$cached = (getenv('CACHE') ?: __DIR__ . '/shell') . '-' . md5($query) . '.json';
$age = fn(string $file) => file_exists($file) ? time() - filemtime($file) : INF;

if ($age($cached) > $fresh && $age("$cached.asked") > min(10, $fresh)) {
    touch("$cached.asked");
    $timeout = stream_context_create(['http' => ['timeout' => 2]]);
    $answer = @file_get_contents("$portal/shell/v1/fragments?$query", false, $timeout);
    if ($answer !== false && isset(json_decode($answer, true)['header'])) {
        file_put_contents("$cached.new", $answer);
        rename("$cached.new", $cached);
    }
}
$plain = ['head' => '', 'header' => "<header><a href=\"$portal/\">Home</a></header>", 'footer' => '', 'scripts' => '', 'csp' => []];
$shell = file_exists($cached) ? json_decode(file_get_contents($cached), true) : $plain;

// The page's own policy merged with the shell's needs, because browsers ignore a directive's second occurrence.
$policy = ['default-src' => ["'self'"], 'base-uri' => ["'none'"]];
foreach ($shell['csp'] as $directive => $sources) {
    $policy[$directive] = array_merge(array_diff($policy[$directive] ?? $policy['default-src'], ["'none'"]), $sources);
}
header('Content-Security-Policy: ' . implode('; ', array_map(fn($name) => $name . ' ' . implode(' ', $policy[$name]), array_keys($policy))));
?>
<!doctype html>
<html lang="en-IN">
<head><title>Bus tickets</title><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#ffffff"><?= $shell['head'] ?></head>
<body><?= $shell['header'] ?><main id="main"><h1>Bus tickets</h1></main><?= $shell['footer'] . $shell['scripts'] ?></body>
</html>
