#!/bin/sh
# A cluster of Slurm on this machine alone, to try a sweep; needs root, and `apt install slurm-wlm munge`.
#
#   slurm-here.sh start|stop [FOLDER]
set -eu
folder=${2:-/tmp/slurm-here}
case $1 in
start)
    mkdir -p "$folder/state" "$folder/spool" /run/munge /etc/slurm
    chown munge: /run/munge
    pidof munged >/dev/null || su -s /bin/sh munge -c /usr/sbin/munged
    node=$(hostname -s)
    cat >"$folder/slurm.conf" <<CONF
ClusterName=here
SlurmctldHost=$node(127.0.0.1)
SlurmUser=root
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
NodeName=$node NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$node Default=YES MaxTime=INFINITE State=UP
CONF
    cp "$folder/slurm.conf" /etc/slurm/slurm.conf
    slurmctld
    slurmd
    # The node has to report first.
    for _ in $(seq 30); do
        [ -n "$(sinfo -h -t idle 2>/dev/null)" ] && exit 0
        sleep 1
    done
    echo "the node does not come up; see $folder/slurmctld.log" >&2
    exit 1
    ;;
stop)
    for name in slurmd slurmctld; do
        [ -f "$folder/$name.pid" ] && kill "$(cat "$folder/$name.pid")" || true
    done
    ;;
esac
