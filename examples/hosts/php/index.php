<?php
// A page of PHP in the shell of the portal that PORTAL names. What was fetched is kept in a file for a minute, and used
// for as long as the portal is away.
$portal = getenv('PORTAL') ?: 'http://localhost:3000';
$kept = (getenv('KEPT') ?: sys_get_temp_dir() . '/chowk-shell') . '.json';
$query = http_build_query(['activePage' => 'bus', 'showUtilityBar' => 'true', 'verticalName' => 'bus', 'screenName' => 'bus home']);

if (!file_exists($kept) || time() - filemtime($kept) > 60) {
    $patience = stream_context_create(['http' => ['timeout' => 2]]);
    $answer = @file_get_contents("$portal/shell/v1/fragments?$query", false, $patience);
    if ($answer !== false && isset(json_decode($answer, true)['header'])) {
        file_put_contents("$kept.new", $answer);
        rename("$kept.new", $kept);
    }
}
$plain = ['head' => '', 'header' => "<header><a href=\"$portal/\">Home</a></header>", 'footer' => '', 'scripts' => '', 'csp' => []];
$shell = file_exists($kept) ? json_decode(file_get_contents($kept), true) : $plain;

$policy = ["default-src 'none'", "base-uri 'none'"];
foreach ($shell['csp'] as $directive => $sources) {
    $policy[] = $directive . ' ' . implode(' ', $sources);
}
header('Content-Security-Policy: ' . implode('; ', $policy));
?>
<!doctype html>
<html lang="en-IN">
<head><title>Bus tickets</title><meta name="viewport" content="width=device-width"><?= $shell['head'] ?></head>
<body><?= $shell['header'] ?><main id="main"><h1>Bus tickets</h1></main><?= $shell['footer'] . $shell['scripts'] ?></body>
</html>
